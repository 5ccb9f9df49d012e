import { expect, it } from 'vitest';
import { Build } from '../../functions/node/build.ts';
import { differences } from '../../scripts/verify/deployment.ts';
import { servedFiles } from '../../scripts/verify/requests.ts';
import type { Served } from './served.ts';

/** A host that was given a build, and the folder of that. */
export interface BuildHost {
  readonly served: Served;
  readonly dist: string;
}

/** Every file of the build, requested from a host as `npm run verify` requests them from a deployment. */
export function builtFilesSuite(hostOf: () => BuildHost): void {
  it('serves every file of the build as it was written, with the headers that were decided for it', async () => {
    const { served, dist } = hostOf();
    const build = await Build.open(dist);
    expect(await differences(served.baseUrl, build, servedFiles(build))).toEqual([]);
  });
}
