import Foundation

/// Something that another app does. A film has no other apps.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// The kinds of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String
    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// A copy.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The library of pictures.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// A device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A person of the address book.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// A list to read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }
}
