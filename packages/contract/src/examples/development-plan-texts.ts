import { say } from './bilingual.ts'
import { cattle } from './body.ts'
import { examplesOf } from './example-set.ts'

export const developmentPlanTexts = examplesOf(
  'developmentPlanTexts',
  [
    {
      description: say(
        'The development plan shows what each piece of land is for.',
        'विकास आराखड्यात प्रत्येक जागेचा वापर दाखवलेला असतो.',
      ),
    },
    {
      description: say(
        'Objections can be sent within 30 days of a revision.',
        'सुधारणेनंतर ३० दिवसांत हरकती पाठवता येतात.',
      ),
    },
  ],
  { odd: { 'with-a-body': [{ ...cattle }] } },
)
