// Style sheets are bundled beside the program.
declare module '*.css'
