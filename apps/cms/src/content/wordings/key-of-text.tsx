import type { TextFieldServerProps } from 'payload'
import { siteTexts } from './site-texts.ts'
import { TextPicker } from './text-picker.tsx'

/** The key of a wording, chosen from the site's own texts, which only the server knows. */
export const KeyOfText = ({ clientField, path, readOnly }: TextFieldServerProps) => (
  <TextPicker
    path={path}
    label={clientField.label}
    description={clientField.admin?.description}
    readOnly={readOnly === true}
    texts={siteTexts()}
  />
)
