// For files written for Apple's systems: what Flipbook has, under the name they import.
@_exported import Flipbook
