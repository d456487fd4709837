// For files written for Apple's systems: Swift Charts' names, and what Flipbook has.
@_exported import Flipbook
@_exported import FlipbookCharts
