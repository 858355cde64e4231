import type { Words } from '../../platform/words/words.ts'
import type { Task } from './task.ts'

export const words = {
  title: { en: 'For the operator of the server', mr: 'सर्व्हरच्या व्यवस्थापकांसाठी' },
  onlyAdmins: {
    en: 'Only administrators see what is to be done at the server',
    mr: 'सर्व्हरवर काय करायचे ते केवळ प्रशासकांना दिसते',
  },
  purpose: {
    en: 'What nobody can do at the desk. Print this page or send it to the person who looks after the server.',
    mr: 'या गोष्टी कर्मचारी कक्षातून करता येत नाहीत. हे पान छापून किंवा PDF करून सर्व्हरच्या व्यवस्थापकांना द्या.',
  },
  print: { en: 'Print', mr: 'छापा' },
  toDo: { en: 'To be done', mr: 'करावयाचे' },
  nothing: { en: 'Nothing is to be done at the server', mr: 'सर्व्हरवर काहीही करायचे नाही' },
  done: { en: 'Done', mr: 'झालेले' },
  link: { en: 'Page for the operator', mr: 'व्यवस्थापकांसाठीचे पान' },
} satisfies Record<string, Words>

/** What the operator does with the lines of a task. */
export const howTo: { [how in Task['how']]: Words } = {
  restart: {
    en: 'Put this into the settings of the server, then start site and desk again:',
    mr: 'हे सर्व्हरच्या सेटिंग्जमध्ये लिहा, नंतर संकेतस्थळ व कर्मचारी कक्ष पुन्हा सुरू करा:',
  },
  run: { en: 'Run this on the server:', mr: 'सर्व्हरवर हा आदेश चालवा:' },
  read: { en: 'The reason is here:', mr: 'कारण येथे आहे:' },
}
