'use client'

import { PasswordField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Asks for the password of the user before a change of an account that could lock somebody out. */
export const CurrentPassword: TextFieldClientComponent = ({ field, path }) => (
  <PasswordField
    autoComplete="current-password"
    field={{ name: field.name, label: field.label }}
    path={path}
  />
)
