// Accounts that nobody has, under the names of Apple's AuthenticationServices.
@_exported import Flipbook
