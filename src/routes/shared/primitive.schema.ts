import { z } from 'zod';

/** A `YYYY-MM-DD` day. */
export const isoDate = (description: string) => z.iso.date().describe(description);

/** An absolute http or https address. */
export const uri = (description: string) => z.url({ protocol: /^https?$/ }).describe(description);

/** A count, 0 or more. */
export const count = (description: string) => z.int().min(0).describe(description);
