import type { ChangeType } from '../../model/vocabulary.ts';

/** A change type in words, `free tier removed`. */
export function changeWords(type: ChangeType): string {
  return type.replaceAll('_', ' ');
}

/** A number with its noun, `1 change`, `2 changes`. */
export function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
