import FlipbookMotion
import FlipbookTime
import Foundation

extension NSObject: KeyValueObserved {}
