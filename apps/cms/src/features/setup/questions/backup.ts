import { makeBackup } from '../../../platform/backups/backup-job.ts'
import type { Question } from '../question.ts'

export const backup: Question = {
  id: 'backup',
  title: { en: 'The first backup', mr: 'पहिला बॅकअप' },
  why: {
    en: 'Everything that you have answered, in one file from which the site can be restored.',
    mr: 'आपण भरलेली सर्व माहिती एका फाइलमध्ये; त्यातून संकेतस्थळ परत आणता येते.',
  },
  seenAt: '/',
  fields: () => [],
  known: async () => ({}),
  save: async ({ req }) => ((await makeBackup(req.payload)) === 'saved' ? 'noted' : 'shown'),
  button: () => ({ en: 'Make a backup now', mr: 'आता बॅकअप घ्या' }),
}
