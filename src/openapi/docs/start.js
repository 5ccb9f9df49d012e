/* global SwaggerUIBundle */
// Lays out the documentation from the description beside this page. "Try it out" asks the very host that serves it,
// wherever a build is put, and nothing is asked of any other host.

const dark = matchMedia('(prefers-color-scheme: dark)');

function followScheme() {
  document.documentElement.classList.toggle('dark-mode', dark.matches);
}

async function start() {
  const response = await fetch('openapi.json');
  if (!response.ok) throw new Error(`openapi.json answered ${response.status}`);
  const spec = await response.json();
  spec.servers = [{ url: location.origin, description: 'The host of this page' }];
  SwaggerUIBundle({
    spec,
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'list',
    filter: true,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    defaultModelsExpandDepth: 0,
    validatorUrl: null,
  });
}

followScheme();
dark.addEventListener('change', followScheme);
start().catch((fault) => {
  document.getElementById('docs').textContent = `The documentation could not be laid out: ${fault.message}`;
});
