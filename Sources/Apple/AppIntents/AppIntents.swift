// Intents of apps under the names of Apple's AppIntents. Nobody asks for one but a button or a toggle of the scene.
@_exported import Flipbook
