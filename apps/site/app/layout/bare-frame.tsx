import type { ReactNode } from 'react'
import type { Council } from '../components/council.ts'
import { LanguageSelector } from '../components/header/language-selector.tsx'
import { Logo } from '../components/logo/logo.tsx'
import { Toaster } from '../components/toast/toaster.tsx'

/** A page of a closed website: the council's name leads back to the sentence that says why. */
export const BareFrame = ({ council, children }: { council: Council; children: ReactNode }) => (
  <Toaster>
    <header className="wrap section-head">
      <Logo council={council} />
      <LanguageSelector />
    </header>
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  </Toaster>
)
