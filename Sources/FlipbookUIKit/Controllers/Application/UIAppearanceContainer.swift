/// Something that settings for the views inside are kept by. They have no effect in a film.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}
