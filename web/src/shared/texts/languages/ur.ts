import { accountUr } from '../account/account.ur'
import { formMessagesUr } from '../account/formMessages.ur'
import { homeUr } from '../bundles/home.ur'
import { legalUr } from '../legal/legal.ur'
import { universityUr } from '../bundles/university.ur'
import { contentUr } from '../content/content.ur'
import { menuUr } from '../menu/menu.ur'
import { scholarshipUr } from '../scholarship/scholarship.ur'
import { ur } from '../ur'

/** The Urdu texts by namespace. */
export default { translation: ur, home: homeUr, university: universityUr, legal: legalUr, menu: menuUr, account: accountUr, formMessages: formMessagesUr, content: contentUr, scholarship: scholarshipUr }
