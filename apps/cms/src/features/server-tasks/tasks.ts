import { settingNames } from '../../content/globals/setting-names.ts'
import { backupState } from '../../platform/backups/age.ts'
import type { Backups } from '../../platform/backups/noted.ts'
import type { Task } from '../../views/server-tasks/task.ts'

/** What the tasks depend on, read once. */
export type ServerFacts = {
  origins: { site: string; desk: string }
  language: { now: 'en' | 'mr'; chosen: 'en' | 'mr' }
  backups: Backups
  hasBackupFailed: boolean
  hasMail: boolean
  isServerWell: boolean
  checksLinks: boolean
  importFrom: string | undefined
}

const isEncrypted = (address: string): boolean => address.startsWith('https://')

const ofAddress = ({ origins: { site, desk } }: ServerFacts): Task => ({
  id: 'https',
  title: { en: 'Public address with https', mr: 'https असलेला सार्वजनिक पत्ता' },
  why: {
    en: `The addresses are now ${site} (site) and ${desk} (desk). A certificate for both belongs into the web server in front of them.`,
    mr: `सध्याचे पत्ते: ${site} (संकेतस्थळ) व ${desk} (कर्मचारी कक्ष). दोन्हींसाठीचे प्रमाणपत्र त्यांच्या पुढील वेब सर्व्हरवर लागते.`,
  },
  lines: ['ORIGIN=https://council.example', 'CMS_ORIGIN=https://desk.council.example'],
  how: 'restart',
  isDone: isEncrypted(site),
})

const ofLanguage = ({ language: { now, chosen } }: ServerFacts): Task => ({
  id: 'language',
  title: settingNames.firstLanguage,
  why: {
    en: 'The site reads the language of addresses without a language only when it starts.',
    mr: 'ज्या पत्त्यांत भाषा नाही त्यांची भाषा संकेतस्थळ केवळ सुरू होताना वाचते.',
  },
  lines: [`DEFAULT_LANGUAGE=${chosen}`],
  how: 'restart',
  isDone: now === chosen,
})

const ofMail = ({ hasMail }: ServerFacts): Task => ({
  id: 'mail',
  title: { en: 'Mail server', mr: 'मेल सर्व्हर' },
  why: {
    en: 'The desk works without mail. With it, forgotten passwords and notices of new work go out by mail. The password stays on the server.',
    mr: 'मेलशिवायही कर्मचारी कक्ष चालतो. मेल असल्यास विसरलेल्या पासवर्डचा दुवा व नव्या कामाची सूचना मेलने जाते. पासवर्ड सर्व्हरवरच राहतो.',
  },
  lines: ['SMTP_URL=smtps://account:password@mail.example.org', 'MAIL_FROM=desk@council.example'],
  how: 'restart',
  isDone: hasMail,
})

const ofBackups = ({ backups, hasBackupFailed }: ServerFacts, now: number): Task[] => [
  {
    id: 'backup',
    title: { en: 'A backup every night', mr: 'रोज रात्री बॅकअप' },
    why: {
      en: 'A timer makes it, so that nobody has to remember.',
      mr: 'तो टायमरने होतो; कोणालाही लक्षात ठेवावे लागत नाही.',
    },
    lines: ['npm run backup', 'systemctl enable --now nagardwar-backup.timer'],
    how: 'run',
    isDone: !backupState(backups, now).isLate,
  },
  ...(hasBackupFailed
    ? [
        {
          id: 'failed-backup',
          title: { en: 'A backup that was not finished', mr: 'पूर्ण न झालेला बॅकअप' },
          why: {
            en: 'The last backup that was begun at the desk broke off.',
            mr: 'कर्मचारी कक्षातून सुरू केलेला मागील बॅकअप मध्येच थांबला.',
          },
          lines: ['backups/desk.log'],
          how: 'read' as const,
          isDone: false,
        },
      ]
    : []),
  {
    id: 'encryption',
    title: { en: 'Backups are encrypted', mr: 'बॅकअप कूटबद्ध (एन्क्रिप्ट)' },
    why: {
      en: 'A backup holds messages of residents. The key is made on another computer and stays there.',
      mr: 'बॅकअपमध्ये नागरिकांचे संदेश असतात. किल्ली दुसऱ्या संगणकावर तयार करतात व ती तेथेच राहते.',
    },
    lines: ['BACKUP_RECIPIENT=age1…'],
    how: 'restart',
    isDone: backups.isEncrypted,
  },
  {
    id: 'second-place',
    title: { en: 'A copy of backups in a second place', mr: 'बॅकअपची दुसऱ्या ठिकाणी प्रत' },
    why: {
      en: 'When the disk fails, the backups on it are lost too.',
      mr: 'डिस्क बिघडल्यास तिच्यावरील बॅकअपही जातात.',
    },
    lines: ['BACKUP_COPY=/mnt/nagardwar'],
    how: 'restart',
    isDone: backupState(backups, now).secondPlace === 'copied' && !backups.copy?.isOnSameDisk,
  },
  {
    id: 'drill',
    title: { en: 'Restoring a backup, on trial', mr: 'बॅकअप परत आणण्याचा सराव' },
    why: {
      en: 'Only a backup that was restored once is known to be good.',
      mr: 'एकदा परत आणून पाहिलेला बॅकअपच खात्रीचा असतो.',
    },
    lines: ['npm run drill'],
    how: 'run',
    isDone: backups.drill?.isWell === true,
  },
]

const ofChecks = ({ isServerWell, checksLinks, origins }: ServerFacts): Task[] => [
  {
    id: 'check',
    title: { en: 'Check of the server', mr: 'सर्व्हरची तपासणी' },
    why: {
      en: 'Looks at site, desk and server from outside and inside, changes nothing, and says what is to be fixed.',
      mr: 'संकेतस्थळ, कर्मचारी कक्ष व सर्व्हर बाहेरून व आतून तपासते, काहीही बदलत नाही, आणि काय दुरुस्त करायचे ते सांगते.',
    },
    lines: [`npm run check-deployment -- ${origins.site}`],
    how: 'run',
    isDone: isServerWell,
  },
  {
    id: 'links',
    title: { en: 'Links to other websites are checked', mr: 'इतर संकेतस्थळांच्या दुव्यांची तपासणी' },
    why: {
      en: 'At night the desk asks whether the pages of others that records link to still answer.',
      mr: 'नोंदींतील इतर संकेतस्थळांचे दुवे चालतात का, हे कर्मचारी कक्ष रात्री तपासतो.',
    },
    lines: ['LINK_CHECK=1'],
    how: 'restart',
    isDone: checksLinks,
  },
]

const ofImport = ({ importFrom }: ServerFacts): Task => ({
  id: 'import',
  title: { en: 'Taking over the earlier website', mr: 'आधीचे संकेतस्थळ आयात करणे' },
  why: {
    en: 'Only if the earlier website has an interface (API) whose content is to come into the desk.',
    mr: 'आधीच्या संकेतस्थळाला माहिती देणारा पत्ता (API) असेल व तेथील मजकूर कक्षात घ्यायचा असेल तरच.',
  },
  lines: ['IMPORT_FROM=https://old.council.example/api'],
  how: 'restart',
  isDone: importFrom !== undefined,
})

/** In the order in which an operator does them. */
export const serverTasks = (facts: ServerFacts, now: number): Task[] => [
  ofAddress(facts),
  ofLanguage(facts),
  ofMail(facts),
  ...ofBackups(facts, now),
  ...ofChecks(facts),
  ofImport(facts),
]
