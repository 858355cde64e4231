import { describe, expect, test } from 'vitest'
import { isOldFont } from './old-font.ts'

const inOldFonts = {
  'Kruti Dev': [
    'egkjk"Vª \'kklu',
    'egkjk”Vª ’kklu',
    'egkjk"Vª',
    'jLrk nq#Lrh dkes',
    'vkgs',
    'uxj ifj"kn',
    'dk;kZy;',
    "i'kq dY;k.k foHkkx",
    'foHkkx',
    'R;kauh vkf.k lkoZtfud',
    "uxjifj\"kn foHkkxkrhy ty okfguh nq#LrhlkBh eksgksjcan fufonk ekxor vkgs- lnj dke vkns'kkP;k fnukadkiklwu lgk efgU;kr iw.kZ dj.ks vko';d vkgs vkf.k fufonk lapkph fdaer dk;kZy;kr Hkjkoh-",
    'महाराष्ट्र शासन egkjk"Vª \'kklu',
    "e/; izns'k",
  ],
  Shivaji: [
    'maharaYT/ Saasana',
    'maharaYT/',
    'naagarI sahkarI ba^Mkacyaa samasyaaMcaa icaik%sak AByaasa ivaSaoYa saMdBa- puNao ijalha',
    'rajya maharaYT/ yaoqaIla rihvaasaI Asauna',
    'maaihtIp`maaNao AaiNa idlaolaI maaihtI KrI va Acauk Aaho.',
    'EaI ikMvaa EaImatI ikMvaa kumaarI naagarI jaatIcao Aahot.',
    'nagarpirYad inaivada',
  ],
  'DVB-TT and its kin': [
    'ÌÉ½þÉ®úÉ¹]Åõ',
    'ÌÉ½þÉ®úÉ¹]Åõ ¶ÉÉºÉxÉ',
    'xÉÉÊ¶ÉEò ¨É½þÉxÉMÉ®ú{ÉÉÊ±ÉEòÉ ºÉÉ´ÉÇVÉÊxÉEò ¤ÉÉÆvÉEòÉ¨É Ê´É¦ÉÉMÉ',
    '´ÖÆüÖ¸üÖÂ™Òü ¿ÖÖÃÖ®Ö',
    '†×¬Ö×®ÖμÖ´Ö',
    'प्रभाग ४ xÉMÉ®ú',
  ],
  'Shree-Lipi': ['ZJan[afX H$m`m©b`', 'Am{U {dH$mg Amho'],
}

describe.each(Object.entries(inOldFonts))('%s', (_font, texts) => {
  test.each(texts)('is recognised: %s', (text) => expect(isOldFont(text)).toBe(true))
})

const others = {
  Marathi: [
    'नगरपरिषद, प्रभाग क्र. ४ मधील जलवाहिनी दुरुस्ती',
    '२०२३-२४ चे अंदाजपत्रक (सुधारित)',
    '',
    '१२.५ × ३०½ मी., ४५°से., ±२%',
  ],
  English: [
    'The council invites sealed tenders for the repair of the water main',
    'Budget 2024-25 (Revised)',
    'work back walk bank week milk book',
    'Blood groups: A+ve, B+ve, O+ve and AB+ve',
    'roads;water schools;gardens',
    "Workers' union's résumé, café and naïve façade",
    'Kerosene/kitchen and/or water; food;',
    'Bangkok pumpkin',
  ],
  'names in Latin letters': [
    'Mahatma Phule Nagar, Khadki, Gadkari chowk, Katkari wadi',
    'Shri. V. K. Kulkarni, Smt. Ladke, Dr. Phadke',
    'Ladki Bahin Yojana, Aadhaar, Aaple Sarkar',
    'Nagari Sahkari Bank, Vibhag, Nivida, Dinank, Mahiti',
  ],
  'abbreviations and products': [
    'GST, PMAY-U, AMRUT 2.0, RTI, MahaRERA, MahaDBT, NMMC, eOffice, e-Tender',
    'WhatsApp, DigiLocker, YouTube, iPhone, mParivahan, GeM, UMANG',
    'phonePe, googlePay किंवा bhimApp द्वारे भरा',
    'B.Sc.(Hons), M/s. Patil & Sons, O’Brien, R&D, H2O, S/o, D.Ed., C-DAC’s',
    '50 kWh, 30 kWp, 5 kHz, 400 mm x 25 m, Rs. 5,000/-, US$ 5, <10%, x > y',
    'Plot No. 12/A, S.No. 45/2B, Gat#12',
    'Wi-Fi, 4G/5G, CCTV, LED, BSc, PhD, kg, pH',
  ],
  'addresses, file names and numbers': [
    'water@sahyanagar.example',
    'https://pay.example/index.php/online/pay?id=1#dk;kZ',
    'www.mahakosh.gov.in आणि aaplesarkar.mahaonline.gov.in',
    'budget_2024-25_final(1).pdf',
    'egkjk"Vª.pdf',
    '0251-555-0101',
    '[[name of the council]] येथे',
    '<b>bold</b> <br/>',
    '[सेवा](/services) **ठळक** [here](/roads)',
    'kilometres: 80.93\nsince: 2016-05-31',
  ],
}

describe.each(Object.entries(others))('%s', (_kind, texts) => {
  test.each(texts)('is none: %s', (text) => expect(isOldFont(text)).toBe(false))
})

test.each(['<', '[[', 'a', 'k"', 'a@', 'a.', '[', 'iba'])(
  '%s, 300,000 letters long, is read at once',
  (part) => {
    const started = process.cpuUsage()
    isOldFont(part.repeat(300_000 / part.length))
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(500)
  },
)
