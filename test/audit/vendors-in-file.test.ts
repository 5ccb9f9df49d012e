import { expect, it } from 'vitest';
import { vendorsInFile } from '../../client/audit/vendors-in-file.ts';

const detectors = {
  vendors: [
    { vendor: 'Acme', slug: 'acme', detect: { npm: ['@acme/*'], pypi: ['acme'], gem: ['acme'], env: ['ACME_*'] } },
    { vendor: 'Birch', slug: 'birch', detect: { npm: ['birch'], go: ['birch.dev/go'], files: ['birch.toml'] } },
    { vendor: 'Cedar', slug: 'cedar', detect: { terraform: ['hashicorp/cedar'], hosts: ['cedar.dev'] } },
  ],
};

it.each([
  ['package.json', '{ "dependencies": { "@acme/db": "1", "birch": "2" } }', ['acme', 'birch']],
  ['package.json', '{ "name": "birch", "devDependencies": { "@acme/db": "workspace:*" } }', []],
  ['yarn.lock', '"@acme/db@^1":\n  version "1.0.0"\n', ['acme']],
  ['requirements.txt', 'acme>=2\n# birch\n', ['acme']],
  ['pyproject.toml', 'project.name = "Acme"\nproject.optional-dependencies.all = ["acme[db]"]', []],
  ['pyproject.toml', '[tool.poetry]\nname = "other"\ndependencies = { acme = "*" }', ['acme']],
  ['uv.lock', '[[package]]\nname = "acme"\nsource = { registry = "https://pypi.org/simple" }', ['acme']],
  ['uv.lock', '[[package]]\nname = "acme"\nsource = { virtual = "." }', []],
  ['poetry.lock', '[[package]]\nname = "acme"\nsource = { type = "directory", url = "acme" }', []],
  ['pdm.lock', '[[package]]\nname = "acme"\npath = "./acme"', []],
  ['requirements.txt', Buffer.from('\ufeffacme>=2\n', 'utf16le'), ['acme']],
  ['requirements.txt', Buffer.from('\ufeffacme>=2\n', 'utf16le').swap16(), ['acme']],
  ['requirements.txt', Buffer.from('\ufeffacme>=2\n'), ['acme']],
  ['birch.toml', '', ['birch']],
  ['.env.example', 'ACME_KEY=\n', ['acme']],
  ['.env', 'ACME_KEY=secret\n', []],
  ['package.json', 'this is no JSON', []],
  ['.env.example', 'DB=mongodb://<user>:<password>@x.cedar.dev/db', ['cedar']],
  ['.env.example', 'DB=https://<project>.cedar.dev', ['cedar']],
  ['Dockerfile', 'ENV A=1 \\\n  # more\n  B="x y" ACME_KEY=2\n', ['acme']],
  ['Dockerfile', 'ENV A ACME_KEY=1\nENV B="ACME_KEY=1"\n', []],
  ['package-lock.json', '{ "packages": { "": { "dependencies": { "birch": "file:b" } } } }', []],
  ['package-lock.json', '{ "packages": { "node_modules/birch": { "resolved": "b", "link": true } } }', []],
  ['package-lock.json', '{ "dependencies": { "birch": { "version": "file:b" } } }', []],
  ['yarn.lock', '"birch@workspace:b":\n  version: 0.0.0-use.local\n"@acme/db@npm:^1":\n  version: 1.0.0\n', ['acme']],
  ['pnpm-lock.yaml', 'importers: { .: { dependencies: { birch: { version: link:b } } } }', []],
  ['pnpm-lock.yaml', 'packages: { "@acme/db@file:../db": {} }', []],
  ['bun.lock', '{ "workspaces": { "": { "dependencies": { "birch": "workspace:*" } } } }', []],
  ['bun.lock', '{ "packages": { "birch": ["birch@workspace:b"] } }', []],
  ['main.tf', '/*\nprovider "cedar" {}\n*/\n', []],
  ['main.tf', 'locals {\n  open = "{"\n  text = <<-EOT\n    {\n  EOT\n}\nprovider "cedar" {}\n', ['cedar']],
  ['action.yml', 'jobs:\n  - run: |\n      # https://cedar.dev\n      echo see https://cedar.dev\n', []],
  ['action.yml', 'jobs:\n  - run: curl https://cedar.dev/#a\n', ['cedar']],
  ['action.yml', 'description: see https://cedar.dev\n', []],
])('reads %s as the command does: %j', (file, text, slugs) => {
  expect(vendorsInFile(file, text, detectors)).toEqual(slugs);
});

it.each(['{ "require": {}, "dependencies": { "@acme/db": "1" } }', "gem 'acme'", 'acme==1.2', 'env:\n  ACME_KEY: x\n'])(
  'reads the pasted text %j, whatever its kind',
  (text) => expect(vendorsInFile('', text, detectors)).toEqual(['acme']),
);
