import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Media } from '../../payload-types.ts'
import type { FileStore } from '../../uploads/stored-file.ts'
import { languageOf } from './language-of.ts'
import { readLanguages } from './read-languages.ts'

const texts = {
  english:
    'The council invites sealed tenders for the repair of the water main in ward 4. The work is to be completed within six months from the date of the order, and the fee for the documents shall be paid at the counter or on the portal of the State. Bids that are received after the last day are not opened.',
  marathi:
    'नगरपरिषद प्रभाग क्र. ४ मधील जलवाहिनी दुरुस्तीसाठी मोहोरबंद निविदा मागवत आहे. सदर काम आदेशाच्या दिनांकापासून सहा महिन्यांत पूर्ण करणे आवश्यक आहे आणि निविदा संचाची किंमत कार्यालयात किंवा शासनाच्या संकेतस्थळावर भरावी. मुदतीनंतर आलेल्या निविदा उघडल्या जाणार नाहीत. त्यांनी केलेल्या कामाची माहिती येथे मिळेल व ती सर्वांसाठी खुली असून नागरिकांनी पाहावी.',
  hindi:
    'नगर परिषद वार्ड क्रमांक ४ में जल वाहिनी की मरम्मत के लिए मुहरबंद निविदाएं आमंत्रित करती है। यह कार्य आदेश की तिथि से छह महीने में पूरा करना होगा और निविदा प्रपत्र का मूल्य कार्यालय में या राज्य के पोर्टल पर जमा किया जाएगा। अंतिम तिथि के बाद प्राप्त निविदाएं नहीं खोली जाएंगी। किए गए कार्य की जानकारी इस पते पर उपलब्ध है।',
  oldFont:
    "uxjifj\"kn foHkkxkrhy ty okfguh nq#LrhlkBh eksgksjcan fufonk ekxor vkgs- lnj dke vkns'kkP;k fnukadkiklwu lgk efgU;kr iw.kZ dj.ks vko';d vkgs vkf.k fufonk lapkph fdaer dk;kZy;kr fdaok 'kklukP;k ladsrLFkGkoj Hkjkoh- eqnrhuarj vkysY;k fufonk m?kMY;k tk.kkj ukghr R;kauh dsysY;k dkekph ekfgrh",
}

test.each([
  ['English', texts.english, 'en'],
  ['Marathi', texts.marathi, 'mr'],
  ['Hindi', texts.hindi, 'hi'],
  ['Marathi in a font of its own', texts.oldFont, 'old font'],
  [
    'an English list of names',
    'Sr No. Name Ward Designation Mobile 1 Smt. Sunita Ramesh Patil 4 President 2 Shri. Anil D. Kamble 7 Vice-President 3 Smt. Meena K. Jadhav 9 Member 4 Shri. Vijay S. More 2 Member 5 Smt. Lata B. Shinde 3 Member (MoU)',
    'unknown',
  ],
  ['both languages beside each other', texts.english + texts.marathi, 'unknown'],
  ['a title', 'नगरपरिषद, निविदा क्र. ४', 'unknown'],
  ['a Marathi notice with an English address', `${texts.marathi} Water Department, Main Road`, 'mr'],
])('%s', (_what, text, language) => {
  expect(languageOf([text])).toBe(language)
})

const example = (name: string) =>
  readFile(new URL(`../../../../../content/demo/files/documents/${name}`, import.meta.url))
const media = (filename: string) => ({ filename, mimeType: 'application/pdf' }) as Media

const kept = (bytes: Record<string, Buffer>, read: string[] = []): FileStore => ({
  find: async (name) => {
    read.push(name)
    const body = bytes[name]
    return body
      ? {
          size: body.length,
          modified: new Date(),
          read: () => new Blob([new Uint8Array(body)]).stream(),
          close: async () => {},
        }
      : undefined
  },
  put: async () => {},
  remove: async () => {},
})

test('each document is read once, and one that breaks the reader does not stop the others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'languages-'))
  const read: string[] = []
  const bytes: Record<string, Buffer> = {
    'en.pdf': await example('downloads/birth-certificate-en.pdf'),
    'broken.pdf': Buffer.from(`%PDF-1.7 ${folder}`),
    'mr.pdf': await example('downloads/birth-certificate-mr.pdf'),
  }
  const store = kept(bytes, read)
  const files = ['en.pdf', 'broken.pdf', 'mr.pdf', 'gone.pdf'].map(media)
  const found = await readLanguages(files, store, { 'old.pdf': 'en' })
  expect(found).toEqual({ 'en.pdf': 'en', 'broken.pdf': 'unknown', 'mr.pdf': 'mr' })
  read.length = 0
  expect(await readLanguages(files, store, found)).toEqual(found)
  expect(read).toEqual(['gone.pdf'])
})

test('a document that takes too long is tried again in another night', async () => {
  const store = kept({ 'en.pdf': await example('downloads/birth-certificate-en.pdf') })
  expect(await readLanguages([media('en.pdf')], store, {}, 1)).toEqual({})
  expect(await readLanguages([media('en.pdf')], store, {})).toEqual({ 'en.pdf': 'en' })
})
