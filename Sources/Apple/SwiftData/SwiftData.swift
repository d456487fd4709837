// Models that live in memory for the length of a scene, under the names of Apple's SwiftData.
@_exported import Flipbook
