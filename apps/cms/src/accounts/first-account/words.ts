import type { Words } from '../../fields/words.ts'

export const words = {
  name: { en: 'Name', mr: 'नाव' },
  code: { en: 'Code of the first start', mr: 'पहिल्या प्रारंभाचा कोड' },
  whereTheCodeIs: {
    en: 'It stands in the log of the desk. At the server itself it is not needed.',
    mr: 'तो कर्मचारी कक्षाच्या लॉगमध्ये आहे. सर्व्हरवरच काम करताना त्याची गरज नाही.',
  },
  wrongCode: {
    en: 'The code is wrong. It stands in the log of the desk, since its start.',
    mr: 'कोड चुकीचा आहे. तो कर्मचारी कक्षाच्या लॉगमध्ये, प्रारंभानंतर लिहिलेला आहे.',
  },
  lost: {
    en: 'This council had accounts, and they are gone. Restore a backup. Only for a new council: start the desk once with BEGIN_ANEW=1.',
    mr: 'या कर्मचारी कक्षात पूर्वी खाती होती, ती आता नाहीत. कृपया बॅकअप पुनर्स्थापित करा. केवळ नव्या संस्थेसाठी: कर्मचारी कक्ष एकदा BEGIN_ANEW=1 सह सुरू करा.',
  },
} satisfies Record<string, Words>
