import { Logo } from '@payloadcms/next/rsc'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { LoginForm } from './login-form.tsx'

/** Payload's login page, with a form that knows the second step. */
export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const { i18n, payload, user } = req
  const { routes, admin } = payload.config
  const redirectTo = getSafeRedirect({
    fallbackTo: routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (user) redirect(redirectTo)
  const serverProps = { i18n, locale, params, payload, permissions, searchParams, user: undefined }
  const { beforeLogin, afterLogin } = admin.components ?? {}
  return (
    <>
      <div className="login__brand">
        <Logo {...serverProps} />
      </div>
      {RenderServerComponent({ Component: beforeLogin, importMap: payload.importMap, serverProps })}
      <LoginForm redirectTo={redirectTo} />
      {RenderServerComponent({ Component: afterLogin, importMap: payload.importMap, serverProps })}
    </>
  )
}
