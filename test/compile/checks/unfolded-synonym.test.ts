import { describeCheck, yamlFile } from './diagnosed.ts';

const groups = (...words: string[][]) => yamlFile('synonyms.yaml', words);

describeCheck('unfolded-synonym', {
  reports: [
    [
      'a word with one capital',
      groups(['sql', 'relational'], ['rows', 'tablEs']),
      { at: 'tablEs', what: '`tablEs` is not in lower case without accents', fix: 'write `tables`' },
    ],
    ['a word with an accent', groups(['résumé', 'cv']), { at: 'résumé', fix: 'write `resume`' }],
  ],
  accepts: [
    ['lower case letters, digits and punctuation', groups(['s3-compatible', 'object storage'])],
    ['words of another script', groups(['база', 'database'])],
  ],
  isWaivable: false,
});
