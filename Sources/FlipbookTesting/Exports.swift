// The modules that a test gets with `import FlipbookTesting` alone: views and clips, and how their frames are compared.
@_exported import Flipbook
@_exported import FlipbookCompare
