import fc from 'fast-check';
import { propertySeed } from './property-seed.ts';

const seed = propertySeed(process.env['PROPERTY_SEED']);

fc.configureGlobal({
  ...(seed !== undefined && { seed }),
  // Otherwise lists and texts do not grow past about 10, whatever length they may have.
  defaultSizeToMaxWhenMaxSpecified: true,
});
