import { memoizeByRecord } from '../../rules/catalogue/memoize.ts';
import {
  attribute,
  elementsIn,
  headingLevel,
  isBlock,
  isElement,
  isLeftOut,
  type HtmlElement,
} from './html-elements.ts';
import { elementText } from './inline-text.ts';

const MIN_PAIRS = 2;
const MAX_LABEL_CHARS = 60;
const MAX_VALUE_CHARS = 120;
const VALUE = /\d|\bunlimited\b|[$€£]/i;

/** Boxes that stand beside their label, with it: "5" beside "Seats", in at least two pairs of one kind side by side. */
export function findLabelledBoxes(
  root: HtmlElement,
  cards: ReadonlyMap<HtmlElement, string>,
): ReadonlyMap<HtmlElement, string> {
  const labels = new Map<HtmlElement, string>();
  for (const parent of elementsIn(root, isLeftOut)) {
    const pairs = parent.childNodes
      .filter(isElement)
      .filter((child) => isBlock(child) && !cards.has(child))
      .flatMap((child) => pairIn(child) ?? []);
    const [first] = pairs;
    const alike = pairs.filter(({ kind }) => kind === first?.kind);
    if (alike.length >= MIN_PAIRS) for (const { value, label } of alike) labels.set(value, label);
  }
  return labels;
}

/** The label and the value in a box that holds nothing else. */
function pairIn(box: HtmlElement) {
  if (box.childNodes.some((child) => 'value' in child && child.value.trim() !== '')) return null;
  const [first, value, ...more] = box.childNodes.filter(isElement).filter((child) => !isLeftOut(child));
  if (!first || !value || more.length > 0 || !isPlain(first) || !isPlain(value)) return null;
  const [label, text] = [elementText(first), elementText(value)];
  const isPair =
    /\p{L}/u.test(label) && !VALUE.test(label) && label.length <= MAX_LABEL_CHARS && text.length <= MAX_VALUE_CHARS;
  return isPair ? { label, value, kind: [first, value].map((one) => attribute(one, 'class')).join('|') } : null;
}

const isPlain = (element: HtmlElement): boolean => headingLevel(element) === null && !holdsBox(element);

const holdsBox = memoizeByRecord((element: HtmlElement): boolean =>
  element.childNodes.some((child) => isElement(child) && (isBlock(child) || holdsBox(child))),
);
