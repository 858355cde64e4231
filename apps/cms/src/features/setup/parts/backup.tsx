import { backupState } from '../../../platform/backups/backup-job.ts'
import { notedBackups } from '../../../platform/backups/noted.ts'
import { lastTrial } from '../../../platform/backups/trial.ts'
import { files } from '../../../platform/files/store.ts'
import { say, type Words } from '../../../platform/words/words.ts'
import { LinkToTask } from '../../../views/server-tasks/link-to-task.tsx'
import { dayAndTime } from '../moment.ts'
import type { PartProps } from '../question.ts'

const words = {
  newest: { en: 'Newest backup:', mr: 'सर्वांत नवीन बॅकअप:' },
  none: { en: 'There is no backup yet.', mr: 'अद्याप बॅकअप नाही.' },
  tried: {
    en: 'It was unpacked on trial, and every file in it is whole.',
    mr: 'तो चाचणीसाठी उघडून पाहिला आहे; त्यातील प्रत्येक फाइल सुस्थितीत आहे.',
  },
  running: {
    en: 'A backup is being made. Open this page again in a minute.',
    mr: 'बॅकअप तयार होत आहे. एका मिनिटाने हे पान पुन्हा उघडा.',
  },
  failed: {
    en: 'The last backup was not finished. The operator of the server finds the reason:',
    mr: 'मागील बॅकअप पूर्ण झाला नाही. कारण सर्व्हरचे व्यवस्थापक पाहू शकतात:',
  },
  keep: {
    en: 'It is on this server: ask its operator to make one every night, to copy it to another place, and to try a restore there. It holds messages of residents, so protect it like the server.',
    mr: 'तो याच सर्व्हरवर आहे: रोज रात्री बॅकअप घेण्यास, त्याची प्रत दुसऱ्या ठिकाणी ठेवण्यास व तेथे तो परत आणून पाहण्यास व्यवस्थापकांना सांगा. त्यात नागरिकांचे संदेश असतात; म्हणून त्याचे सर्व्हरइतकेच संरक्षण करा.',
  },
  bucket: {
    en: 'Pictures and documents are in the council’s bucket and not in this backup: save the bucket by its own means.',
    mr: 'चित्रे व दस्तऐवज संस्थेच्या बकेटमध्ये आहेत, या बॅकअपमध्ये नाहीत: बकेटचा बॅकअप त्याच्या स्वतःच्या साधनांनी घ्या.',
  },
} satisfies Record<string, Words>

export async function Backups({ req }: PartProps) {
  const { savedAt } = await notedBackups(req.payload)
  const state = backupState(req.payload)
  const trial = lastTrial(req.payload)
  return (
    <>
      <p role="status">
        {savedAt ? `${say(words.newest, req)} ${dayAndTime(savedAt, req)}` : say(words.none, req)}
      </p>
      {savedAt && trial && new Date(trial.at) >= savedAt ? <p>{say(words.tried, req)}</p> : null}
      {state === 'running' || state === 'failed' ? (
        <p className="setup-note">
          {say(words[state], req)} {state === 'failed' ? <LinkToTask id="failed-backup" req={req} /> : null}
        </p>
      ) : null}
      {savedAt && <p>{say(words.keep, req)}</p>}
      {files.of(req.payload).bucket && <p>{say(words.bucket, req)}</p>}
    </>
  )
}
