import { expect, it } from 'vitest';
import { READS_CHECKS } from '../../../src/compile/checks/reads.ts';
import { describeExamples, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'duplicate-read': {
    reports: {
      'a second entry of one address': 'reads/acme.yaml: [ {}, { last_attempt: 2026-11-18 } ]',
    },
    accepts: {
      'an address that differs by a slash at its end':
        'reads/acme.yaml: [ {}, { url: https://acme.example/pricing/ } ]',
    },
  },
  'future-read': {
    reports: {
      'an attempt of tomorrow': 'reads/acme.yaml: [ { last_attempt: «2026-11-21» } ]',
      'a read of tomorrow': 'reads/acme.yaml: [ { last_read: { date: «2026-11-21», outcome: link_ok } } ]',
      'a check of a record, of the second page':
        'reads/acme.yaml: [ {}, { url: https://acme.example/news, record_checks: [ { change_type: restriction, date: 2026-11-01, checked: «2026-11-21», outcome: ok, detail: Read } ] } ]',
      'a day after today, and no read-after-attempt': 'reads/acme.yaml: [ { last_reachable: «2026-11-21» } ]',
    },
    accepts: {
      'an attempt of today': 'reads/acme.yaml: [ { last_attempt: 2026-11-20 } ]',
      'a day to come on which a page is read again':
        'reads/acme.yaml: [ { refused_read: { reason: Closed, refused_date: 2026-11-19, read_again_on: 2026-11-21 } } ]',
      'a check of a record of a day to come':
        'reads/acme.yaml: [ { record_checks: [ { change_type: restriction, date: 2026-11-21, checked: 2026-11-19, outcome: ok, detail: Read } ] } ]',
    },
  },
  'outdated-link': {
    reports: {
      'a missing page that answered on the day of the conclusion':
        'reads/acme.yaml: [ { last_reachable: 2026-11-18, «link»: { verdict: gone, since: 2026-11-01, checked: 2026-11-18 } } ]',
      'a missing page that was read after the conclusion':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-19, outcome: link_ok }, «link»: { verdict: not_found, since: 2026-11-01, checked: 2026-11-18 } } ]',
    },
    accepts: {
      'a missing page that answered a day before':
        'reads/acme.yaml: [ { last_reachable: 2026-11-17, link: { verdict: gone, since: 2026-11-01, checked: 2026-11-18 } } ]',
      'a missing page that never answered':
        'reads/acme.yaml: [ { link: { verdict: gone, since: 2026-11-01, checked: 2026-11-18 } } ]',
      'a page that leads elsewhere, which is an answer':
        'reads/acme.yaml: [ { last_reachable: 2026-11-19, link: { verdict: redirected_elsewhere, since: 2026-11-01, checked: 2026-11-18 } } ]',
    },
  },
  'read-after-attempt': {
    reports: {
      'a page that answered one day after the last attempt':
        'reads/acme.yaml: [ { last_attempt: 2026-11-18, last_reachable: «2026-11-19» } ]',
      'each day that a page states':
        'reads/acme.yaml: [ { url: https://acme.example/pricing?0, last_read: { date: «2026-11-20», outcome: link_ok } }, { url: https://acme.example/pricing?1, last_read: { date: «2026-11-20», outcome: confirmed }, last_success: «2026-11-20» }, { url: https://acme.example/pricing?2, last_reachable: «2026-11-20» }, { url: https://acme.example/pricing?3, link: { verdict: gone, since: 2026-11-01, checked: «2026-11-20» } }, { url: https://acme.example/pricing?4, failure: { category: timeout, consecutive: 3, error: No answer, quarantined_since: «2026-11-20» } }, { url: https://acme.example/pricing?5, source_check: { checked: «2026-11-20», outcome: ok, detail: Read } }, { url: https://acme.example/pricing?6, refused_read: { reason: Closed, refused_date: «2026-11-20» } }, { url: https://acme.example/pricing?7, better_page: { url: https://acme.example/plans, read_on: «2026-11-20», outcome: confirmed } } ]',
    },
    accepts: {
      'each of them on the day of the last attempt':
        'reads/acme.yaml: [ { url: https://acme.example/pricing?0, last_read: { date: 2026-11-19, outcome: link_ok } }, { url: https://acme.example/pricing?1, last_read: { date: 2026-11-19, outcome: confirmed }, last_success: 2026-11-19 }, { url: https://acme.example/pricing?2, last_reachable: 2026-11-19 }, { url: https://acme.example/pricing?3, link: { verdict: gone, since: 2026-11-01, checked: 2026-11-19 } }, { url: https://acme.example/pricing?4, failure: { category: timeout, consecutive: 3, error: No answer, quarantined_since: 2026-11-19 } }, { url: https://acme.example/pricing?5, source_check: { checked: 2026-11-19, outcome: ok, detail: Read } }, { url: https://acme.example/pricing?6, refused_read: { reason: Closed, refused_date: 2026-11-19 } }, { url: https://acme.example/pricing?7, better_page: { url: https://acme.example/plans, read_on: 2026-11-19, outcome: confirmed } } ]',
    },
  },
  'success-mismatch': {
    reports: {
      'a success one day after the last read':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: link_ok }, last_success: «2026-11-19» } ]',
      'it after a read that confirmed the terms':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed }, last_success: «2026-11-19» } ]',
      'a success of a page that was never read': 'reads/acme.yaml: [ { last_success: «2026-11-18» } ]',
      'a success one day before a read that confirmed the terms':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed }, last_success: 2026-11-17 } ]',
      'a read that confirmed the terms without a success':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed } } ]',
    },
    accepts: {
      'a success on the day of the read that confirmed the terms':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed }, last_success: 2026-11-18 } ]',
      'a success before a read that confirmed nothing':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: link_ok }, last_success: 2026-11-17 } ]',
      'a read that confirmed nothing without a success':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: states_no_price } } ]',
      'a page that was never read': 'reads/acme.yaml: [ {} ]',
    },
  },
};

describeExamples(CHECKS, READS_CHECKS);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "duplicate-read: \`https://acme.example/pricing\` has two entries
      fix: keep the entry with the newer \`last_attempt\`
      also: first entry
    future-read: \`last_attempt\` is 2026-11-21, which is after today, 2026-11-20 (UTC)
      fix: correct the clock of the machine that reads, and remove the entry
    outdated-link: the link is \`gone\` as of 2026-11-18, and the page answered on 2026-11-18
      fix: remove \`link\`: an answer ends it
    read-after-attempt: \`last_reachable\` is 2026-11-19, after the last attempt on 2026-11-18
      fix: set \`last_attempt\` to the newest day
    success-mismatch: \`last_success\` is 2026-11-19, and the last read is of 2026-11-18
      fix: a confirming read is the newest success; no success is newer than the newest read"
  `);
});
