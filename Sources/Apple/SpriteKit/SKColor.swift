import Flipbook

/// A colour, as UIKit's.
public typealias SKColor = UIColor
