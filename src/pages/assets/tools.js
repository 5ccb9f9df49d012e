/** Reads a manifest in the browser, finds its vendors by /api/detectors, and puts their slugs into the form. */

const input = document.querySelector('input[type="file"]');
const names = document.querySelector('textarea[name="names"]');

/** The names of packages in the text of a manifest. */
function packagesOf(text) {
  try {
    const { dependencies = {}, devDependencies = {}, require = {} } = JSON.parse(text);
    return Object.keys({ ...dependencies, ...devDependencies, ...require });
  } catch {
    const lines = text.split('\n').map((line) => line.trim());
    return lines.flatMap((line) => /^(?:gem\s+|require\s+)?["']?([@\w][\w./@-]*)/.exec(line)?.slice(1) ?? []);
  }
}

/** The slug that a package names: a whole name before a prefix, a longer prefix before a shorter one. */
function slugOf(name, patterns) {
  const fitting = patterns.filter(([pattern]) =>
    pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
  );
  const weight = ([pattern]) => (pattern.endsWith('*') ? pattern.length : 1e6);
  return fitting.sort((one, other) => weight(other) - weight(one))[0]?.[1];
}

/** Puts the slugs of a manifest into the form and sends it; leaves it alone where none is found. */
async function read(text) {
  const { vendors } = await (await fetch('/api/detectors')).json();
  const patterns = vendors.flatMap(({ slug, detect }) =>
    Object.values(detect).flatMap((list) => list.map((pattern) => [pattern, slug])),
  );
  const slugs = packagesOf(text).flatMap((name) => slugOf(name, patterns) ?? []);
  names.value = [...new Set(slugs)].join(', ');
  if (names.value !== '') input.form.requestSubmit();
}

if (input) {
  input.removeAttribute('name');
  input.closest('label').hidden = false;
  input.addEventListener('change', async () => {
    const [file] = input.files;
    if (file) await read(await file.text());
    input.value = '';
  });
  names.addEventListener('paste', (event) => {
    const text = event.clipboardData.getData('text');
    if (!/[{}]|[=~<>]=|^[\t ]*(?:gem|require|module)\s/m.test(text)) return;
    event.preventDefault();
    void read(text);
  });
}
