import { Emblem } from './emblem.tsx'

/** Above the login form. */
export const Logo = () => (
  <div className="desk-logo">
    <Emblem size={64} />
    <span lang="en">Nagardwar</span>
    <span lang="mr">नगरद्वार</span>
  </div>
)
