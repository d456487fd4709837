// An empty address book under the names of Apple's Contacts.
@_exported import Flipbook
