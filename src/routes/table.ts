import type { AnyRoute } from './route.ts';
import { vendorRisk } from './vendor-risk.ts';

/** Every path whose answer the catalogue alone decides, in the order of SPEC.md. */
export const ROUTES: readonly AnyRoute[] = [vendorRisk];
