import { IconBookmark } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { accountStore } from '@/shared/account/accountStore'
import { openSignIn } from '@/shared/overlays/overlayStore'
import controls from '@/shared/ui/controls.module.css'
import type { FilterChip } from '../../results/chips/filterChip'
import type { ListingState } from '../../state/listingState'

const SaveSearchDialog = lazy(() => import('./SaveSearchDialog'))

interface SaveSearchButtonProps {
  readonly state: ListingState
  readonly chips: readonly FilterChip[]
  /** The heading of the page. It is the suggested name of a saved search without text and filters. */
  readonly title: string
}

/** A button that opens the dialog to save the search of the page. A visitor signs in first. */
export function SaveSearchButton({ state, chips, title }: SaveSearchButtonProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    if (accountStore.get()) {
      setOpened(opened + 1)
      setOpen(true)
    } else openSignIn('saveSearch', undefined, { kind: 'visit', url: pathname + search })
  }
  return (
    <>
      <button type="button" className={controls.quiet} aria-label={t('results.save')} title={t('results.save')} onClick={open}>
        <IconBookmark size={20} stroke={1.6} aria-hidden />
      </button>
      {opened > 0 && (
        <Suspense>
          <SaveSearchDialog key={opened} state={state} chips={chips} title={title} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
