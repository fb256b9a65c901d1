// Starts the page.
import './app.ts'
import './style/base.css'
import './style/frame.css'
import './style/side.css'
import './style/messages.css'
import './style/text.css'
import './style/menus.css'
import './style/composer.css'
import './style/modal.css'
import './style/narrow.css'
import { putOnSkin } from './skin.ts'

putOnSkin()
document.body.replaceChildren(document.createElement('pg-app'))
