/// A layout whose views appear as they come into sight, and disappear as they leave it.
@MainActor
protocol SightLayout {}
