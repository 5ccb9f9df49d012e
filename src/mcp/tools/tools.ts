import type { AnyTool } from './tool.ts';
import { auditStack } from './tools/audit-stack.ts';
import { compareVendors } from './tools/compare-vendors.ts';
import { findStack } from './tools/find-stack.ts';
import { getVendor } from './tools/get-vendor.ts';
import { recentChanges } from './tools/recent-changes.ts';
import { searchOffers } from './tools/search-offers.ts';
import { upcomingDeadlines } from './tools/upcoming-deadlines.ts';

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
