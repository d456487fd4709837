/// The word for what is at home.
public let CNLabelHome = "_$!<Home>!$_"
/// The word for what is at work.
public let CNLabelWork = "_$!<Work>!$_"
/// The word for what is elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// The word for the number of a phone.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The word for the number of a phone of Apple's.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The word for the number that is called first.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
