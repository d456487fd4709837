import Foundation

/// A container that an app keeps in iCloud. In a film it is as any other.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
