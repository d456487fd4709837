import Foundation

// The keychain's names, with Apple's values.

/// An object of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// All went well.
public let errSecSuccess: OSStatus = 0
/// No error.
public let noErr: OSStatus = 0
/// The query is not complete.
public let errSecParam: OSStatus = -50
/// There is such an entry.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such entry.
public let errSecItemNotFound: OSStatus = -25300

/// The name of an entry's class.
public let kSecClass: CFString = "class"
/// The class of passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys.
public let kSecClassKey: CFString = "keys"
/// The class of certificates with their keys.
public let kSecClassIdentity: CFString = "idnt"
/// The name of an entry's account.
public let kSecAttrAccount: CFString = "acct"
/// The name of an entry's service.
public let kSecAttrService: CFString = "svce"
/// The name of a password's server.
public let kSecAttrServer: CFString = "srvr"
/// The name of a password's protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The name of a password's port.
public let kSecAttrPort: CFString = "port"
/// The name of a password's path.
public let kSecAttrPath: CFString = "path"
/// The name of an entry's own bytes.
public let kSecAttrGeneric: CFString = "gena"
/// The name of an entry's label.
public let kSecAttrLabel: CFString = "labl"
/// The name of an entry's description.
public let kSecAttrDescription: CFString = "desc"
/// The name of an entry's comment.
public let kSecAttrComment: CFString = "icmt"
/// The name of a key's tag.
public let kSecAttrApplicationTag: CFString = "atag"
/// The name of the group of apps that share an entry.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The name of an entry's rules.
public let kSecAttrAccessControl: CFString = "accc"
/// The name of whether other devices have the entry.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether other devices have the entry doesn't matter.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The name of when an entry may be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked, where it has a code.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The name of how many entries are found.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The name of whether bytes are returned.
public let kSecReturnData: CFString = "r_Data"
/// The name of whether attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The name of whether a reference is returned. There are none.
public let kSecReturnRef: CFString = "r_Ref"
/// The name of whether a reference is returned. There are none.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The name of an entry's bytes.
public let kSecValueData: CFString = "v_Data"
/// The name of which keychain is used. There is one.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The name of who asks. Nobody is asked.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The name of how it is asked. Nobody is asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The name of what is asked. Nobody is asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
