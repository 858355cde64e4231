import type { Words } from '../../../platform/words/words.ts'

export const words = {
  name: { en: 'Name', mr: 'नाव' },
  password: { en: 'New password', mr: 'नवीन पासवर्ड' },
  code: { en: 'Start code', mr: 'सुरुवातीचा कोड' },
  whereTheCodeIs: {
    en: 'It is in the log of the desk. On the server itself it is not needed.',
    mr: 'तो सर्व्हरवरील कर्मचारी कक्षाच्या नोंदींत (लॉग) आहे; सर्व्हरच्या व्यवस्थापकांना विचारा. सर्व्हरवरच काम करताना त्याची गरज नाही.',
  },
  wrongCode: {
    en: 'The code is wrong. It is in the log of the desk, from its start.',
    mr: 'कोड चुकीचा आहे. योग्य कोड कर्मचारी कक्ष सुरू झाल्यानंतरच्या नोंदींत (लॉग) आहे.',
  },
  lost: {
    en: 'This council had accounts, and they are gone. Restore a backup. Only for a new council does the operator of the server let a first account be made anew.',
    mr: 'या कर्मचारी कक्षात पूर्वी खाती होती, ती आता नाहीत. कृपया बॅकअप परत आणा. केवळ नव्या संस्थेसाठी सर्व्हरचे व्यवस्थापक पहिले खाते पुन्हा तयार करण्याची परवानगी देऊ शकतात.',
  },
} satisfies Record<string, Words>
