import Foundation

/// The load of a page. There is none in a film.
open class WKNavigation: NSObject {}
