import type { Manifest } from './mention.ts';
import { compose, dockerfile } from './manifests/containers.ts';
import { environmentExample } from './manifests/environment.ts';
import { bunLock, packageJson, packageLock, pnpmLock, yarnLock } from './manifests/node.ts';
import {
  composerJson,
  composerLock,
  gemfile,
  gemfileLock,
  goMod,
  terraform,
  terraformLock,
} from './manifests/others.ts';
import { platformSettings } from './manifests/platforms.ts';
import { pipfile, pipfileLock, pyprojectToml, pythonLock, requirementsTxt } from './manifests/python.ts';
import { workflow } from './manifests/workflows.ts';

/** Every kind of file that is read; a path is of the first that matches. */
export const MANIFESTS: readonly Manifest[] = [
  packageJson,
  packageLock,
  yarnLock,
  pnpmLock,
  bunLock,
  requirementsTxt,
  pyprojectToml,
  pipfile,
  pipfileLock,
  pythonLock,
  goMod,
  gemfile,
  gemfileLock,
  composerJson,
  composerLock,
  compose,
  dockerfile,
  environmentExample,
  workflow,
  platformSettings,
  terraform,
  terraformLock,
];
