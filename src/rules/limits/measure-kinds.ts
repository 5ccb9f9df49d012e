import type { LimitMeasure } from '../../model/limit.ts';
import type { FigureKind } from '../figures/figure.ts';

/** The kind of figure that states a limit of each measure. */
export const MEASURE_KINDS = {
  storage: 'bytes',
  memory: 'bytes',
  bandwidth: 'bytes',
  requests: 'count',
  users: 'count',
  seats: 'count',
  emails: 'count',
  messages: 'count',
  minutes: 'duration',
  compute_hours: 'duration',
  projects: 'count',
  databases: 'count',
  tokens: 'count',
  events: 'count',
  records: 'count',
  credit: 'money',
} as const satisfies Record<LimitMeasure, FigureKind>;
