// Scenes of sprites, under the names of Apple's SpriteKit.
@_exported import Flipbook
