import { Emblem } from './emblem.tsx'

/** Above the login form. */
export const Logo = () => (
  <div className="desk-logo">
    <Emblem size={72} />
    <strong>Nagardwar</strong>
    <span lang="mr">नगरद्वार</span>
  </div>
)
