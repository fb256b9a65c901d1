// Style sheets are taken up by the bundler.
declare module '*.css'
