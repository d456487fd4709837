// The names of Apple's ContactsUI, which are in Contacts.
@_exported import Contacts
