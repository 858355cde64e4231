import { say } from './bilingual.ts'
import { examplesOf } from './example-set.ts'

const free = say('Free', 'मोफत')
const commercial = say('Commercial', 'व्यावसायिक')

export const screenReaders = examplesOf('screenReaders', [
  { name: say('NVDA', 'एनव्हीडीए (NVDA)'), website: 'https://www.nvaccess.org/', available: free },
  { name: say('Orca', 'ऑर्का (Orca)'), website: 'https://orca.gnome.org/', available: free },
  {
    name: say('JAWS', 'जॉज (JAWS)'),
    website: 'https://www.freedomscientific.com/products/software/jaws/',
    available: commercial,
  },
  {
    name: say('SuperNova', 'सुपरनोव्हा (SuperNova)'),
    website: 'https://yourdolphin.com/SuperNova',
    available: commercial,
  },
])
