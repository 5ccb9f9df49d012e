import type { AnyTool } from '../tool.ts';
import { auditStack } from './audit-stack.ts';
import { compareVendors } from './compare-vendors.ts';
import { findStack } from './find-stack.ts';
import { getVendor } from './get-vendor.ts';
import { recentChanges } from './recent-changes.ts';
import { searchOffers } from './search-offers.ts';
import { upcomingDeadlines } from './upcoming-deadlines.ts';

/** Every tool, the most general first. */
export const TOOLS: readonly AnyTool[] = [
  searchOffers,
  getVendor,
  compareVendors,
  auditStack,
  findStack,
  recentChanges,
  upcomingDeadlines,
];
