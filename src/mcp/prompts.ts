const CITE = 'Say which levels are withheld, and cite _provenance.cite_as with each figure.';

/** Questions that a client offers its user; the model answers them with the tools. `text` takes the argument, empty where it was left out. */
export const PROMPTS = [
  {
    name: 'audit_my_stack',
    title: 'Audit my stack',
    description: 'Which vendors of a project are risky, ending or gone, and what could replace them.',
    argument: {
      name: 'services',
      description: 'Comma-separated vendors; left out, those that the files of the project name.',
      required: false,
    },
    text: (services: string) =>
      (services === ''
        ? 'List the vendors that the manifests, workflows and example environment files of this project name. '
        : `My stack: ${services}. `) +
      `Call audit_stack with them, and recent_changes for those with a level other than stable. Report each risk with its dated cause and a replacement. ${CITE}`,
  },
  {
    name: 'find_free_alternative',
    title: 'Find a free alternative',
    description: 'Free offers that can replace a vendor.',
    argument: { name: 'vendor', description: 'The vendor to replace.', required: true },
    text: (vendor: string) =>
      `Find what can replace ${vendor} for free. Call get_vendor for ${vendor}, then search_offers with the query "${vendor} alternative". Compare the limits of the best three without a gate. ${CITE}`,
  },
  {
    name: 'plan_a_stack',
    title: 'Plan a stack',
    description: 'Free offers for each part of a new project.',
    argument: { name: 'use_case', description: 'What is to be built, in a few words.', required: true },
    text: (useCase: string) =>
      `Plan a stack of free tiers for: ${useCase}. Call find_stack, then get_vendor for the candidate you choose for each role. State the limits that this project would reach first. ${CITE}`,
  },
  {
    name: 'what_changed',
    title: 'What changed for my vendors',
    description: 'Price and tier changes of vendors, and their coming deadlines.',
    argument: { name: 'vendors', description: 'Comma-separated vendors.', required: true },
    text: (vendors: string) =>
      `What changed for ${vendors}? Call recent_changes with these vendors, then upcoming_deadlines. List the changes by date, negative ones first, each with its source, and what is to be done before which day. ${CITE}`,
  },
  {
    name: 'startup_credits',
    title: 'Startup credits for us',
    description: 'Credits and programmes that a startup may apply for.',
    argument: {
      name: 'about',
      description: 'Stage, funding, country and accelerator of the company.',
      required: false,
    },
    text: (about: string) =>
      `Which startup credits may we apply for?${about === '' ? '' : ` About us: ${about}.`} Call search_offers with the category Startup Programs and with the eligibility startup and accelerator. State the conditions of each programme, and which of them we would have to confirm. ${CITE}`,
  },
];
