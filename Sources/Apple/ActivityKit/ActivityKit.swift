// Live activities under the names of Apple's ActivityKit. They live in memory for as long as the scene.
@_exported import Flipbook
