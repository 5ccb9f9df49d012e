/** Reads files of a project in the browser, as `deals audit` does, and puts the slugs of their vendors into the form. */

const input = document.querySelector('input[type="file"]');
const names = document.querySelector('textarea[name="names"]');

/** Fills the form with the vendors of some texts or bytes by file name and sends it; says so where there is none. */
async function read(texts) {
  const [{ vendorsInFile }, detectors] = await Promise.all([
    import('./vendors-in-file.js'),
    fetch('/api/detectors').then((response) => response.json()),
  ]);
  const slugs = texts.flatMap(([name, text]) => vendorsInFile(name, text, detectors));
  names.value = [...new Set(slugs)].join(', ');
  if (slugs.length > 0) input.form.requestSubmit();
  names.setCustomValidity(slugs.length > 0 ? '' : 'No vendor of the index is named there.');
  names.reportValidity();
}

if (input) {
  input.removeAttribute('name');
  input.closest('label').hidden = false;
  input.addEventListener('change', async () => {
    const files = [...input.files];
    await read(await Promise.all(files.map(async (file) => [file.name, new Uint8Array(await file.arrayBuffer())])));
    input.value = '';
  });
  names.addEventListener('input', () => names.setCustomValidity(''));
  names.addEventListener('paste', (event) => {
    const text = event.clipboardData.getData('text');
    if (!/[{}]|[=~<>]=|^[\t ]*(?:gem|require|module)\s/m.test(text)) return;
    event.preventDefault();
    void read([['', text]]);
  });
}
